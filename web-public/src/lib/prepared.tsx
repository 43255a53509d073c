import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code loads on demand and that a document still contains. The second value loads it: a
 * loader calls it before the page is rendered, `prepare` of the route before it is hydrated. Without it, the
 * first update of the page would remove the markup until the code is there.
 */
export function createPrepared<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [(props: Props) => ReactNode, () => Promise<void>] {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  function Prepared(props: Props): ReactNode {
    // Chosen once: another type would mount the component anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return [
    Prepared,
    async () => {
      loaded = await load();
    },
  ];
}
