import { formatError } from '../../../platform/error-responses/index.ts';
import type { BulkConfirmationResultDto } from './reservation-workflow.dto.ts';
import type { BulkConfirmationResult } from './reservation-workflow.service.ts';

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
