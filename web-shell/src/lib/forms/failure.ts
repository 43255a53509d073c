import { common } from '@prostora/strings';

/** A refusal of the API, known by its shape: its class may come from another bundle. */
type Refusal = Error & { status: number; errorCode: string; errors: Readonly<Record<string, string>> };

const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'ApiError' && 'status' in error && 'errors' in error;

/** The code of a refusal; null when something else failed. */
export const failureCode = (error: unknown): string | null => (isRefusal(error) ? error.errorCode : null);

/** First message of each refused field. */
export const fieldFailures = (error: unknown): Readonly<Record<string, string>> => (isRefusal(error) ? error.errors : {});

/** Message of what failed as a whole: the server's own, else the form's; an unreachable server is nobody's mistake. */
export function failureText(error: unknown, otherwise: string = common.genericError): string {
  if (!isRefusal(error)) return otherwise;
  return error.status === 0 ? common.unreachable : error.message || otherwise;
}
