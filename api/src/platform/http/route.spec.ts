import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { Body, RequestMethod } from '@nestjs/common';
import { DECORATORS } from '@nestjs/swagger';
import { ACCESS_RULE } from './access.ts';
import { DoneAnswer } from './done.dto.ts';
import { ErrorAnswer } from './error.dto.ts';
import { Route, Routes } from './route.ts';

class PlaceAnswer {
  name!: string;
}

@Routes('places', { tag: 'geo', access: 'signed-in' })
class PlaceController {
  @Route('POST', ':id', {
    access: 'console',
    notWhileImpersonating: 'contract',
    throttle: { name: 'places', points: 1, seconds: 1 },
    idempotent: 'route',
    summary: 'Create a place',
    status: 201,
    answer: PlaceAnswer,
    errors: [404],
  })
  create(@Body() name: string): PlaceAnswer {
    return { name };
  }

  @Route('GET', '/', { summary: 'List places', answer: [PlaceAnswer], errorsWith: { 409: DoneAnswer } })
  list(): Promise<PlaceAnswer[]> {
    return Promise.resolve([]);
  }

  // @ts-expect-error The method returns another model than it declares.
  @Route('PUT', '/', { summary: 'Update a place', answer: PlaceAnswer })
  update(): DoneAnswer {
    return { status: 'ok' };
  }
}

const { create, list } = PlaceController.prototype;

/** Documented responses: the model of each status. */
function getResponses(handler: object): Record<string, unknown> {
  const responses = Reflect.getMetadata(DECORATORS.API_RESPONSE, handler) as Record<
    string,
    { type?: unknown }
  >;
  return Object.fromEntries(Object.entries(responses).map(([status, { type }]) => [status, type]));
}

it('declares method, path and status', () => {
  const read = (key: string, handler: object): unknown => Reflect.getMetadata(key, handler);
  expect([read('method', create), read('path', create), read('__httpCode__', create)]).toEqual([
    RequestMethod.POST,
    ':id',
    201,
  ]);
  expect([read('path', PlaceController), read('__httpCode__', list)]).toEqual(['places', 200]);
});

it('documents the errors that access, limits and idempotency imply', () => {
  const error = ErrorAnswer;
  expect(getResponses(create)).toEqual({
    201: PlaceAnswer,
    401: error,
    403: error,
    404: error,
    409: error,
    429: error,
  });
});

it('documents an error with a body of its own', () => {
  expect(getResponses(list)).toEqual({ 200: PlaceAnswer, 409: DoneAnswer });
});

it('leaves the access rule of a route without one to its controller', () => {
  const rules = [create, list, PlaceController].map((target): unknown =>
    Reflect.getOwnMetadata(ACCESS_RULE, target),
  );
  expect(rules).toEqual([{ kind: 'requires', permission: 'console' }, undefined, { kind: 'signed-in' }]);
});
