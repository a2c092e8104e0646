// Runs before the first paint, so that a light room never sees a dark flash, nor the other way round.
(() => {
	let theme;
	try {
		theme = JSON.parse(localStorage.getItem('consigliere.settings') || '{}').theme;
	} catch {
		// Storage refused or unreadable: dark, as usual.
	}
	if (theme === 'auto') {
		theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
	}
	document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark';
})();
