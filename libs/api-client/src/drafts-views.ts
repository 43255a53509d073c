export type ConsoleViewInput = { name: string; query: string; shared: boolean };
export type ConsoleViewNew = ConsoleViewInput & { list: string };
export type ConsoleView = { id: number; list: string; name: string; query: string; shared: boolean; mine: boolean; owner: string | null };
export type ConsoleViewsAnswer = { items: ConsoleView[] };
