// Runs before the first paint, so that a light room never sees a dark flash, nor the other way round.
(() => {
	let theme = 'auto';
	try {
		theme = JSON.parse(localStorage.getItem('consigliere.settings') || '{}').theme;
	} catch {
		// Storage refused or unreadable: as the device has it.
	}
	if (theme !== 'dark' && theme !== 'light') {
		theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
	}
	document.documentElement.dataset.theme = theme;
})();
