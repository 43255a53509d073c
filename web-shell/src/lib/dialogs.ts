import { createContext, useContext } from 'react';

export type Dialogs = {
  /** Opens the lost-password modal in place of whichever is open; the address already typed goes along. */
  openLostPassword: (email: string) => void;
};

/** Opening of the frame's dialogs for the pages inside it. */
export const DialogsContext = createContext<Dialogs>({ openLostPassword: () => undefined });
export const useOpenDialogs = (): Dialogs => useContext(DialogsContext);
