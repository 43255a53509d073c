import { formatError } from '../../../platform/error-responses/index.ts';
import type { BulkConfirmationResultDto } from './bulk-confirmation.dto.ts';
import type { BulkConfirmationResult } from './bulk-confirmation.service.ts';

export const toBulkConfirmationResult = ({
  id,
  status,
  error,
}: BulkConfirmationResult): BulkConfirmationResultDto => ({
  id,
  status,
  error_code: error && error.code,
  message: error && formatError(error),
});
