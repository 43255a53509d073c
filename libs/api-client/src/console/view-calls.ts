import type { Calls } from '../calls.ts';
import type {
  ConsoleView,
  ConsoleViewInput,
  ConsoleViewNew,
  ConsoleViewsAnswer,
} from '../generated/types.gen.ts';

/** Saved views of console lists. */
export const viewCalls = ({ get, write }: Calls) => ({
  views: {
    list: (list: string, signal?: AbortSignal) => get<ConsoleViewsAnswer>('admin/views', { list }, signal),
    add: (input: ConsoleViewNew) => write<ConsoleView>('POST', 'admin/views', input),
    save: (id: number, input: ConsoleViewInput) => write<ConsoleView>('PUT', `admin/views/${id}`, input),
    remove: (id: number) => write<ConsoleView>('DELETE', `admin/views/${id}`),
  },
});
