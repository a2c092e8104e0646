import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { copyReader } from './scripts/copy-ocr.mjs';

// Before Kit looks what lies in `static`.
copyReader();

export default defineConfig({ plugins: [sveltekit()] });
