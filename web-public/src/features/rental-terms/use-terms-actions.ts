import { archiveRentalTerms, copyRentalTerms, removeRentalTerms } from '@prostora/api-client';
import { rentalTermsUrls } from '@prostora/contracts/rental-terms-urls.ts';
import { showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { rentalTermsEditor } from '@prostora/strings/cs/rental-terms-editor.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context.tsx';
import { invalidateRentalTerms } from './rental-terms-queries.ts';

const texts = rentalTermsEditor.list;

/** Copy, archive and delete; the latter two answer null or the server's message, for their dialog. */
export function useTermsActions() {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const finish = async (message: string): Promise<null> => {
    showToast(message);
    await invalidateRentalTerms(client);
    return null;
  };
  return {
    copy: async (id: number): Promise<void> => {
      try {
        const { rental_terms: terms } = await copyRentalTerms({ client: api, path: { id } });
        await finish(texts.copied);
        await navigate(rentalTermsUrls.detail(terms.id));
      } catch (error) {
        showToast(toErrorMessage(error), 'error');
      }
    },
    archive: (id: number): Promise<string | null> =>
      archiveRentalTerms({ client: api, path: { id } }).then(() => finish(texts.archived), toErrorMessage),
    remove: (id: number): Promise<string | null> =>
      removeRentalTerms({ client: api, path: { id } }).then(() => finish(texts.removed), toErrorMessage),
  };
}
