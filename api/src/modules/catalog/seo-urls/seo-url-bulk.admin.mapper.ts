import { formatError } from '../../../platform/error-responses/index.ts';
import type { BulkInput, BulkRow } from './seo-bulk.service.ts';
import type { ImportResult, ImportRow } from './seo-import.service.ts';
import type {
  AdminSeoBulkAnswerDto,
  AdminSeoBulkInput,
  AdminSeoImportAnswerDto,
} from './seo-url-bulk.admin.dto.ts';

export const toBulkInput = ({
  location_ids,
  purpose_ids,
  capacity,
  templates: { meta_description, ...templates },
  only_with_results,
  in_footer,
}: AdminSeoBulkInput): BulkInput => ({
  locationIds: location_ids,
  purposeIds: purpose_ids,
  capacity,
  templates: { ...templates, metaDescription: meta_description },
  onlyWithResults: only_with_results,
  inFooter: in_footer,
});

export function toBulkAnswerDto(rows: readonly BulkRow[], isCreated: boolean): AdminSeoBulkAnswerDto {
  const ids = isCreated ? rows.flatMap(({ state, id }) => (state === 'new' && id !== null ? [id] : [])) : [];
  return {
    rows: rows.map(
      ({ location, purpose, values: { path, title, h1, metaDescription }, results, state, message, id }) => ({
        location,
        purpose,
        path,
        title,
        h1,
        meta_description: metaDescription,
        results,
        state,
        message: message && formatError(message),
        id,
      }),
    ),
    created: ids.length,
    ids,
  };
}

export function toImportAnswerDto({ rows, written }: ImportResult): AdminSeoImportAnswerDto {
  const countByState = (state: ImportRow['state']): number =>
    rows.filter((row) => row.state === state).length;
  return {
    rows: rows.map(({ line, values: { path, title }, state, messages, id }) => ({
      line,
      path,
      title,
      state,
      messages: messages.map(({ column, error }) => ({ column, message: formatError(error) })),
      id,
    })),
    counts: {
      new: countByState('new'),
      changed: countByState('changed'),
      same: countByState('same'),
      error: countByState('error'),
    },
    written,
  };
}
