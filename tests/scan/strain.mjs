// `node tests/scan/strain.mjs FOLDER COUNT`: reads COUNT pictures of a folder one after the other on one page, and
// prints how much memory the browser's page takes after every tenth (Linux), and the longest task on the page.
// Fails above 400 MB, where memory grows by a tenth after the first twenty, or where a task takes over 50 ms.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openScanPage } from './browser.mjs';
import { listsFor } from './score.mjs';
import { VOCABULARIES } from './vocabularies.mjs';

const [folder = 'tests/scan/fixtures', count = '50'] = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
const scanner = await openScanPage(path.resolve(folder));
await scanner.page.evaluate(() => {
	globalThis.longest = 0;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries())
			globalThis.longest = Math.max(globalThis.longest, duration);
	}).observe({ type: 'longtask' });
});
const session = await scanner.page.context().browser().newBrowserCDPSession();
const memory = [];
for (let i = 0; i < Number(count); i++) {
	const name = names[i % names.length];
	const record = JSON.parse(readFileSync(path.join(folder, name.replace('.jpg', '.json')), 'utf8'));
	await scanner.read(name, VOCABULARIES[listsFor(record)[0]]);
	if (i % 10 !== 9) continue;
	memory.push(await megabytesOfPage());
	console.log(`${i + 1} scans: ${memory.at(-1)} MB`);
}
const longest = await scanner.page.evaluate(() => globalThis.longest);
console.log(`longest task on the page: ${longest} ms`);
await scanner.close();
const grown = memory.length > 2 && memory.at(-1) > 1.1 * memory[1];
if (Math.max(...memory) > 400 || grown || longest > 50) process.exitCode = 1;

/** What the process of the page, with its workers, holds in memory. */
async function megabytesOfPage() {
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	const kilobytes = processInfo
		.filter(({ type }) => type === 'renderer')
		.map(({ id }) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
	return Math.round(Math.max(...kilobytes.map(Number)) / 1024);
}
