import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

/** One project for each kind of promise, so that each can be run and counted alone. */
const project = (name: string, include: string[], seconds = 20) => ({
	extends: true as const,
	test: {
		name,
		include,
		environment: 'node',
		setupFiles: 'tests/contract/seed.ts',
		testTimeout: seconds * 1000
	}
});

export default defineConfig({
	plugins: [sveltekit()],
	test: {
		projects: [
			project('unit', ['src/**/*.test.ts', 'tests/{scan,score-pad/tests}/*.test.ts']),
			project('formats', ['tests/formats/*.test.ts'], 300),
			project('architecture', ['tests/architecture/*.test.ts']),
			project('laws', ['tests/contract/*.test.ts'], 3600),
			project('conformance', ['tests/conformance/*.test.ts']),
			project('removal', ['tests/removal/*.test.ts'], 900)
		]
	}
});
