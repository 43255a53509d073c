import { Catch, type ArgumentsHost } from '@nestjs/common';
import { ErrorFilter } from '../../../platform/error-responses/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { withSpaceErrors } from '../space.errors.ts';

/** Adds `validation_error` and `space_errors` to every validation error of a save (SPEC §5). */
@Catch()
export class SpaceErrorsFilter extends ErrorFilter {
  override catch(exception: unknown, host: ArgumentsHost): void {
    const isPlain =
      exception instanceof DomainError &&
      exception.kind === 'invalid' &&
      exception.code === 'VALIDATION' &&
      exception.options.extra === undefined;
    super.catch(isPlain ? withSpaceErrors(Object.entries(exception.options.fields ?? {})) : exception, host);
  }
}
