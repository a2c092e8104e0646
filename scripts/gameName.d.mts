export function titleOf(id: string): string;
export function namePattern(id: string, title: string): RegExp;
export function gamesIn(root: string): string[];
export function sharedFiles(root: string): string[];
