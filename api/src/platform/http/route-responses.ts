import type { Type } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiProduces,
  ApiResponse,
  getSchemaPath,
  type ApiResponseNoStatusOptions,
} from '@nestjs/swagger';
import type { AnyDecorator } from './access.ts';
import { ErrorAnswer } from './error.dto.ts';
import { EVENT_STREAM_TYPE } from './event-stream.ts';

type SchemaObject = Extract<Parameters<typeof ApiResponse>[0], { schema: unknown }>['schema'];

/** Statuses of error responses. */
export type ErrorStatus = 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/**
 * Body of a response: a model, a list of one, one of several, a file of these types, server-sent events as
 * described, or what Nest's `@ApiResponse` takes.
 */
export type Answer =
  | Type
  | readonly [Type]
  | { readonly oneOf: readonly Type[]; readonly description?: string }
  | { readonly file: string | readonly string[] }
  | { readonly events: string }
  | ApiResponseNoStatusOptions;

/** Additional members of an error body: a model, a list of a model or a schema each. */
export type ErrorMembers = Readonly<Record<string, Type | readonly [Type] | SchemaObject>>;

/** Members of the 409 response of deleting a record in use. */
export const USES: ErrorMembers = {
  uses: {
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Number of references by kind.',
  },
};

const isModel = (value: unknown): value is Type => typeof value === 'function';
const isText = (type: string): boolean => type.startsWith('text/') || type.endsWith('+xml');

/**
 * Documents the response of a successful call.
 * @param status of the response
 * @param answer its body
 */
export function toAnswerDecorators(status: number, answer: Answer): AnyDecorator[] {
  if (isModel(answer)) return [ApiResponse({ status, type: answer })];
  if (Array.isArray(answer)) return [ApiResponse({ status, type: [answer[0] as Type] })];
  if ('oneOf' in answer)
    return [
      ApiExtraModels(...answer.oneOf),
      ApiResponse({
        status,
        ...(answer.description !== undefined && { description: answer.description }),
        schema: { oneOf: answer.oneOf.map((model) => ({ $ref: getSchemaPath(model) })) },
      }),
    ];
  if ('file' in answer) {
    const types = [answer.file].flat();
    const schema = types.every(isText) ? { type: 'string' } : { type: 'string', format: 'binary' };
    return [ApiProduces(...types), ApiResponse({ status, schema })];
  }
  if ('events' in answer)
    return [
      ApiProduces(EVENT_STREAM_TYPE),
      ApiResponse({ status, description: answer.events, schema: { type: 'string' } }),
    ];
  return [ApiResponse({ status, ...(answer as ApiResponseNoStatusOptions) })];
}

/**
 * Documents error responses.
 * @param statuses each with the error body of the API
 */
export const toErrorDecorators = (statuses: Iterable<number>): AnyDecorator[] =>
  Array.from(statuses, (status) => ApiResponse({ status, type: ErrorAnswer }));

/**
 * Documents an error response.
 * @param status of the response
 * @param body a model of its own, or members besides those of every error
 */
export function toErrorBodyDecorators(status: number, body: Type | ErrorMembers): AnyDecorator[] {
  if (isModel(body)) return [ApiResponse({ status, type: body })];
  const models = Object.values(body).flatMap((member) => [member].flat().filter(isModel));
  const properties = Object.fromEntries(
    Object.entries(body).map(([name, member]) => [name, toMemberSchema(member)]),
  );
  return [
    ApiExtraModels(ErrorAnswer, ...models),
    ApiResponse({
      status,
      schema: { allOf: [{ $ref: getSchemaPath(ErrorAnswer) }, { type: 'object', properties }] },
    }),
  ];
}

function toMemberSchema(member: ErrorMembers[string]): SchemaObject {
  if (isModel(member)) return { $ref: getSchemaPath(member) };
  return Array.isArray(member)
    ? { type: 'array', items: { $ref: getSchemaPath(member[0] as Type) } }
    : (member as SchemaObject);
}
