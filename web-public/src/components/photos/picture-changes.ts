import { ApiError } from '@prostora/api-client';
import { showToast } from '@prostora/federation';

/**
 * Shows what failed and the server's message.
 * @param text what could not be done, a sentence
 */
export const showFailure = (error: unknown, text: string): void =>
  showToast(error instanceof ApiError && error.message ? `${text} ${error.message}` : text, 'error');

/**
 * Hands over the answer to a change of pictures, or shows its failure.
 * @param failed what could not be done, a sentence
 * @returns whether the change was made
 */
export async function applyPictureChange<Answer>(
  call: Promise<Answer>,
  onChange: (answer: Answer) => void,
  failed: string,
): Promise<boolean> {
  try {
    onChange(await call);
    return true;
  } catch (error) {
    showFailure(error, failed);
    return false;
  }
}
