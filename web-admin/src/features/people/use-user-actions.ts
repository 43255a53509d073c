import { createElement } from 'react';
import {
  blockAdminUser,
  endAdminUserSessions,
  resetAdminUserSecondFactor,
  setAdminUserRoles,
  unblockAdminUser,
  type AdminUserDetail,
  type AdminUserRoles,
} from '@prostora/api-client';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import {
  useApi,
  useCommand,
  useConfirm,
  useConsoleSession,
  useNotices,
  useSessionState,
  type Confirmation,
} from '../../kit/index.ts';
import { BlockEffects } from './future-bookings.tsx';
import { isAdmin } from './user-state.tsx';

const texts = adminPeople.user;
const ADMIN = 'ROLE_SUPERADMIN';
/** The API lists roles of a user as text and accepts only those it knows. */
type Roles = AdminUserRoles['role'];

/** Account actions, each with confirmation. */
export function useUserActions(user: AdminUserDetail) {
  const api = useApi();
  const { startImpersonation } = useConsoleSession();
  const notices = useNotices();
  const confirm = useConfirm();
  const isOwn = useSessionState().user?.id === user.id;
  const toConstant = (text: string) => () => text;
  const block = useCommand({
    run: (reason: string) => blockAdminUser({ client: api, path: { id: user.id }, body: { reason } }),
    done: toConstant(texts.blockDone(user.email)),
    undo: () => unblockAdminUser({ client: api, path: { id: user.id } }),
  });
  const { blocked_reason: reason } = user;
  const unblock = useCommand({
    run: () => unblockAdminUser({ client: api, path: { id: user.id } }),
    done: toConstant(texts.unblockDone(user.email)),
    ...(reason !== null && {
      undo: () => blockAdminUser({ client: api, path: { id: user.id }, body: { reason } }),
    }),
  });
  const endSessions = useCommand({
    run: () => endAdminUserSessions({ client: api, path: { id: user.id } }),
    done: toConstant(texts.endDone(user.email)),
  });
  const resetFactor = useCommand({
    run: () => resetAdminUserSecondFactor({ client: api, path: { id: user.id } }),
    done: toConstant(texts.resetFactorDone(user.email)),
  });
  const setRoles = useCommand({
    run: (role: Roles) =>
      setAdminUserRoles({ client: api, path: { id: user.id }, body: { role, version: user.version } }),
    done: toConstant(texts.rolesSaved),
    undo: ({ version }) =>
      setAdminUserRoles({ client: api, path: { id: user.id }, body: { role: user.role as Roles, version } }),
  });
  const isGranted = !isAdmin(user);
  const roles = [...user.role.filter((role) => role !== ADMIN), ...(isGranted ? [ADMIN] : [])] as Roles;
  const ask = (confirmation: Confirmation) => () => confirm(confirmation);
  return {
    block: ask({
      title: texts.blockTitle(user.email),
      text: createElement(BlockEffects, { user }),
      confirmLabel: texts.blockConfirm,
      danger: true,
      reason: { hint: texts.blockHint },
      onConfirm: block,
    }),
    unblock: ask({
      title: texts.unblockTitle(user.email),
      text: texts.unblockText,
      confirmLabel: texts.unblockConfirm,
      onConfirm: () => unblock(undefined),
    }),
    endSessions: ask({
      title: texts.endTitle(user.email),
      text: texts.endText(user.sessions.filter(({ current }) => !current).length, isOwn),
      confirmLabel: texts.endConfirm,
      danger: true,
      onConfirm: () => endSessions(undefined),
    }),
    resetFactor: ask({
      title: texts.resetFactorTitle(user.email),
      text: texts.resetFactorText,
      confirmLabel: texts.resetFactorConfirm,
      danger: true,
      onConfirm: () => resetFactor(undefined),
    }),
    changeRoles: ask({
      title: texts.rolesConfirmTitle(user.email, isGranted),
      text: texts.rolesConfirmText(isGranted),
      confirmLabel: isGranted ? texts.makeAdmin : texts.dropAdmin,
      danger: true,
      onConfirm: () => setRoles(roles),
    }),
    impersonate: ask({
      title: texts.impersonateTitle(user.email),
      text: texts.impersonateText,
      warning: texts.impersonateWarning,
      confirmLabel: texts.impersonateConfirm,
      onConfirm: () =>
        startImpersonation({ id: user.id, hasCustomer: user.customer !== null }).then(
          (isOpen) => {
            if (!isOpen) notices.refusal(texts.impersonateNoTab);
          },
          (error: unknown) => {
            notices.failure(error);
            throw error;
          },
        ),
    }),
  };
}
