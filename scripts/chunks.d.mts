import type { Plugin } from 'vite';

/** Lays the modules of the app into few files, and has them compiled as they arrive. */
export function chunks(): Plugin;
