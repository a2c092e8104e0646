import { ROUTES } from './support/app';
import { shoot } from './support/shots';

/** Every page as it is before anything was played; the games take pictures of their tables themselves. */
for (const route of ROUTES.filter((address) => !/table|result/.test(address))) {
	const name = route.replace(/^\.\/|\/$/g, '').replaceAll('/', '-');
	shoot(name === '' ? 'home' : name, (page) => page.goto(route));
}
