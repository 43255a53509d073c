import { createContext, useContext } from 'react';

export type Dialogs = {
  /** Replaces an open dialog by the lost-password modal with the typed e-mail. */
  openLostPassword: (email: string) => void;
};

/** Opens the layout's dialogs from pages. */
export const DialogsContext = createContext<Dialogs>({ openLostPassword: () => undefined });
export const useOpenDialogs = (): Dialogs => useContext(DialogsContext);
