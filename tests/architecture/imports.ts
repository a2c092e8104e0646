import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One import of one file: where it stands and what it reaches, both relative to the root, or a package. */
export interface Reach {
	readonly from: string;
	/** As written. */
	readonly specifier: string;
	/** The file reached, relative to the root and without its ending where none was written; null for a package. */
	readonly to: string | null;
	/** The import is gone after compilation. */
	readonly typeOnly: boolean;
}

const ALIASES: readonly (readonly [string, string])[] = [['$lib', 'src/lib']];

/** Every source file below a folder, relative to the root. */
export function sourceFiles(root: string, folder: string): readonly string[] {
	return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
		.map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
		.filter((file) => /\.(ts|svelte)$/.test(file))
		.sort();
}

/** All imports of a file: static, re-exported, dynamic, of types, and the patterns of `import.meta.glob`. */
export function reaches(root: string, file: string): readonly Reach[] {
	const text = readFileSync(path.join(root, file), 'utf8');
	const code = file.endsWith('.svelte') ? scriptsOf(text) : text;
	return specifiersIn(code).map(({ specifier, typeOnly }) => ({
		from: file,
		specifier,
		to: target(file, specifier),
		typeOnly
	}));
}

/** The code of a component: its script blocks, and dynamic imports written in the markup. */
function scriptsOf(component: string): string {
	const scripts = [...component.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
		([, body]) => body
	);
	const markup = component.replace(/<script[\s\S]*?<\/script>/g, '');
	const lazily = [...markup.matchAll(/import\(\s*['"][^'"]+['"]\s*\)/g)].map(
		([found]) => `${found};`
	);
	return [...scripts, ...lazily].join('\n');
}

type Written = Pick<Reach, 'specifier' | 'typeOnly'>;

function specifiersIn(code: string): readonly Written[] {
	const found: Written[] = [];
	const visit = (node: ts.Node): void => {
		found.push(...writtenIn(node));
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true));
	return found;
}

function writtenIn(node: ts.Node): readonly Written[] {
	if (ts.isImportDeclaration(node)) return written(node.moduleSpecifier, isTypeImport(node));
	if (ts.isExportDeclaration(node)) {
		return node.moduleSpecifier ? written(node.moduleSpecifier, node.isTypeOnly) : [];
	}
	if (ts.isImportTypeNode(node)) {
		return ts.isLiteralTypeNode(node.argument) ? written(node.argument.literal, true) : [];
	}
	if (!ts.isCallExpression(node)) return [];
	const dynamic = node.expression.kind === ts.SyntaxKind.ImportKeyword;
	const globbed = node.expression.getText() === 'import.meta.glob';
	const [argument] = node.arguments;
	return (dynamic || globbed) && argument ? written(argument, false) : [];
}

/** `import type …`, or braces that hold nothing but types. */
function isTypeImport({ importClause: clause }: ts.ImportDeclaration): boolean {
	if (!clause) return false;
	if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
	const names = clause.namedBindings;
	if (clause.name || !names || !ts.isNamedImports(names)) return false;
	return names.elements.every((element) => element.isTypeOnly);
}

const written = (node: ts.Node, typeOnly: boolean): readonly Written[] =>
	stringsIn(node).map((specifier) => ({ specifier, typeOnly }));

function stringsIn(node: ts.Node): readonly string[] {
	if (ts.isStringLiteralLike(node)) return [node.text];
	if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(stringsIn);
	return [];
}

function target(file: string, specifier: string): string | null {
	for (const [alias, folder] of ALIASES) {
		if (specifier === alias) return folder;
		if (specifier.startsWith(`${alias}/`)) return folder + specifier.slice(alias.length);
	}
	if (specifier.startsWith('/')) return specifier.slice(1);
	return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null;
}
