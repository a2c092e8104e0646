import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './scripts/chunks.mjs';
import { copyReader } from './scripts/copy-ocr.mjs';

/**
 * Lays the reader of cards ready before Kit looks what lies in `static`. A hook, so that nothing is written
 * by a tool that merely reads this file.
 */
const reader: Plugin = {
	name: 'reader-of-cards',
	enforce: 'pre',
	config() {
		copyReader();
	}
};

export default defineConfig({ plugins: [reader, chunks(), sveltekit()] });
