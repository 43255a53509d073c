/** Whether node_modules holds what the lock file asks for. */
export function isInstalled(root: string): boolean;
