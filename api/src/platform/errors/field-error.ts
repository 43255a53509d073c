import type { FieldErrorCode, FieldErrorParams, ParamsArgument } from '@prostora/contracts';

/** Error of one field: a code and the parameters of its phrase. */
export class FieldError {
  readonly code: FieldErrorCode;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: FieldErrorCode, params: Readonly<Record<string, unknown>> = {}) {
    this.code = code;
    this.params = params;
  }
}

/** Errors by the dotted path of their field. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** A field error with the parameters that its code requires. */
export const fieldError = <Code extends FieldErrorCode>(
  code: Code,
  ...[params]: ParamsArgument<FieldErrorParams[Code]>
): FieldError => new FieldError(code, params as Readonly<Record<string, unknown>> | undefined);
