import type { Api } from './api.ts';
import type { Calls } from './calls.ts';
import { consoleCalls } from './console-calls.ts';
import { adminInquiryCalls } from './inquiry-calls.ts';

/** All calls with those that only the operator may make: apart from the others, so that no public page carries them. */
export const createConsoleApi = ({ api, calls }: { api: Api; calls: Calls }) => ({ ...api, admin: consoleCalls(calls), adminInquiries: adminInquiryCalls(calls) });

export type ConsoleApi = ReturnType<typeof createConsoleApi>;
