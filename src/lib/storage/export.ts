import { rawGame } from './reading';

/** How a file went to the person: saved by the browser, handed to another app, or called off by them. */
type Handed = 'saved' | 'shared' | 'calledOff';

/**
 * One game with its log as a JSON file, just as it lies in the storage, so that a game that can't be read
 * can be kept all the same.
 */
export async function exportGame(id: string): Promise<File> {
	const { game, rows } = await rawGame(id);
	const content = { format: 'consigliere.game', version: 1, id, game, entries: rows };
	return new File([JSON.stringify(content, null, '\t')], `consigliere-${safe(id)}.json`, {
		type: 'application/json'
	});
}

/** Gives a file to the person: by the share sheet where a web app can't save (iPhone), else as a download. */
export async function handOver(file: File): Promise<Handed> {
	if (installedOnIphone() && navigator.canShare({ files: [file] })) {
		try {
			await navigator.share({ files: [file] });
			return 'shared';
		} catch {
			return 'calledOff';
		}
	}
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	setTimeout(() => {
		URL.revokeObjectURL(link.href);
	}, 60_000);
	return 'saved';
}

/** Safari's home-screen apps open a download instead of saving it. */
const installedOnIphone = (): boolean => 'standalone' in navigator && navigator.standalone;

const safe = (id: string): string => id.replaceAll(/[^\w-]/gu, '').slice(0, 32) || 'game';
