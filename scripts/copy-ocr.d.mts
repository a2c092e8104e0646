export function copyReader(): void;
