import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A decorated method of a provider, bound to its instance. */
export type DecoratedMethod<T> = {
  readonly mark: T;
  readonly where: string;
  readonly call: (...args: unknown[]) => Promise<void>;
};

/** Finds provider methods by the metadata of a decorator. */
@Injectable()
export class ProviderMethodRegistry {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** All methods with the metadata key; `T` is the stored value. */
  listDecorated<T>(key: string): DecoratedMethod<T>[] {
    return (this.discovery.getProviders() as { instance: unknown }[]).flatMap(({ instance }) =>
      typeof instance === 'object' && instance !== null ? this.listDecoratedOn<T>(key, instance) : [],
    );
  }

  private listDecoratedOn<T>(key: string, instance: object): DecoratedMethod<T>[] {
    const methods = instance as Record<string, DecoratedMethod<T>['call']>;
    return this.scanner
      .getAllMethodNames(Object.getPrototypeOf(instance) as object | null)
      .flatMap((name) => {
        const mark = Reflect.getMetadata(key, instance, name) as T | undefined;
        const call = methods[name]?.bind(instance);
        return mark && call ? [{ mark, where: `${instance.constructor.name}.${name}`, call }] : [];
      });
  }
}
