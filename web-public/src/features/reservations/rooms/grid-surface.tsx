import { DndContext, useDraggable, type DndContextProps } from '@dnd-kit/core';
import type { ComponentProps, ReactNode, RefObject } from 'react';

type SurfaceProps = Omit<ComponentProps<'div'>, 'ref'> & { root: RefObject<HTMLDivElement | null> };

function Surface({ root, ...props }: SurfaceProps): ReactNode {
  const { setNodeRef, listeners, attributes } = useDraggable({ id: 'grid' });
  return (
    <div
      {...props}
      {...listeners}
      aria-describedby={attributes['aria-describedby']}
      ref={(element) => {
        root.current = element;
        setNodeRef(element);
      }}
    />
  );
}

/** A grid whose entries are dragged; the sensors of `dndProps` find the entry. */
export const GridSurface = ({
  dndProps,
  ...props
}: SurfaceProps & { dndProps: DndContextProps }): ReactNode => (
  <DndContext {...dndProps}>
    <Surface {...props} />
  </DndContext>
);
