import { archivePriceList, copyPriceList, removePriceList } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';
import { invalidatePriceLists } from '../price-list-queries.ts';

const texts = priceListEditor.lists;

/** Copy, archive and delete; the latter two answer null or the server's message, for their dialog. */
export function useListActions() {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const finish = async (message: string): Promise<null> => {
    showToast(message);
    await invalidatePriceLists(client);
    return null;
  };
  return {
    copy: async (id: number): Promise<void> => {
      try {
        const { price_list: list } = await copyPriceList({ client: api, path: { id } });
        await finish(texts.copied);
        await navigate(urls.priceList(list.id));
      } catch (error) {
        showToast(toErrorMessage(error), 'error');
      }
    },
    archive: (id: number): Promise<string | null> =>
      archivePriceList({ client: api, path: { id } }).then(() => finish(texts.archived), toErrorMessage),
    remove: (id: number): Promise<string | null> =>
      removePriceList({ client: api, path: { id } }).then(() => finish(texts.removed), toErrorMessage),
  };
}
