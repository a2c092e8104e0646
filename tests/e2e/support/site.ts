import { spawn } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Files on a server of their own. */
interface Served {
	readonly url: string;
	readonly stop: () => void;
}

/** A copy of the build on a server of its own, which can be given a new version. */
export interface Site extends Served {
	/** Makes the browser see another version than before. */
	readonly renew: () => void;
}

/** Serves a copy of the build from `folder`. */
export async function site(folder: string): Promise<Site> {
	cpSync(path.join(root, 'build'), folder, { recursive: true });
	return {
		...(await serve(folder, '404.html')),
		renew: () => {
			appendFileSync(path.join(folder, 'service-worker.js'), '\n// another version\n');
		}
	};
}

/** Serves a folder as a host of plain files does: an address without a file gets the page `missing`. */
export async function serve(folder: string, missing: string): Promise<Served> {
	const port = await freePort();
	const cli = path.join(root, 'node_modules/sirv-cli/bin.js');
	const options = ['--single', missing, '--dev', '--quiet', '--port', String(port)];
	// `PORT` of the environment would go before the option.
	const env = { ...process.env, PORT: String(port) };
	const server = spawn(process.execPath, [cli, folder, ...options], { stdio: 'ignore', env });
	const url = `http://localhost:${String(port)}/`;
	await answers(new URL(missing, url).href).catch((problem: unknown) => {
		server.kill();
		throw problem;
	});
	return {
		url,
		stop: () => {
			server.kill();
		}
	};
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
	new Promise((resolve) => {
		const probe = createServer().listen(0, () => {
			const address = probe.address();
			probe.close(() => {
				resolve(typeof address === 'object' && address !== null ? address.port : 0);
			});
		});
	});

async function answers(url: string): Promise<void> {
	for (let left = 300; left > 0; left -= 1) {
		const answered = await fetch(url).then(
			({ ok }) => ok,
			() => false
		);
		if (answered) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`${url} does not answer`);
}
