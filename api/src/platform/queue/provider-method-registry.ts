import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A decorated method of a provider, bound to its instance. */
export type DecoratedMethod<T> = {
  readonly mark: T;
  readonly where: string;
  readonly call: (...args: unknown[]) => Promise<void>;
};

/** Finds provider methods by the metadata of a decorator. */
@Injectable()
export class ProviderMethodRegistry {
  constructor(private readonly discovery: DiscoveryService) {}

  /** All methods with the metadata key; `T` is the stored value. */
  listDecorated<T>(key: string): DecoratedMethod<T>[] {
    const found: DecoratedMethod<T>[] = [];
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as object | null;
      if (prototype === null || prototype === Object.prototype) continue;
      found.push(...findDecorated<T>(key, instance, prototype));
    }
    return found;
  }
}

function findDecorated<T>(key: string, instance: object, prototype: object): DecoratedMethod<T>[] {
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const mark = Reflect.getMetadata(key, prototype, name) as T | undefined;
    const method: unknown =
      mark === undefined ? undefined : Object.getOwnPropertyDescriptor(prototype, name)?.value;
    if (mark === undefined || typeof method !== 'function') return [];
    return [
      {
        mark,
        where: `${prototype.constructor.name}.${name}`,
        call: (...args: unknown[]) => method.apply(instance, args) as Promise<void>,
      },
    ];
  });
}
