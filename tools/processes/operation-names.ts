/** Methods of controllers that begin with a verb; of the others the generated function begins with `get`. */
const VERBS = new Set(
  (
    'accept add assign begin block cancel change check choose close complete confirm correct create decline delete ' +
    'describe download end erase export find forward handle join keep list mark merge move offer order preview ' +
    'prove publish refresh remove renew reset restore retry revoke save send set start stop unblock undo unsubscribe upload withdraw'
  ).split(' '),
);

/** Methods whose verb is another word of the API. */
const SYNONYMS: Readonly<Record<string, string>> = { read: 'get' };

/** Controllers whose record has a longer or shorter name. */
const RECORDS: Readonly<Record<string, string>> = {
  AccountLinks: 'AccountLink',
  AccountSecondFactor: 'SecondFactor',
  Blog: 'BlogPost',
  Content: 'ContentPage',
  Favourites: 'Favourite',
  GuestSearch: 'LinkedSearch',
  SeoUrlBulk: 'SeoUrl',
  SpaceDetail: 'Space',
};

/** Names that do not follow from controller and method, by operation id. */
const NAMES: Readonly<Record<string, string>> = {
  Account_company: 'findCompany',
  PrivacyRequest_file: 'downloadPrivacyFile',
  PrivacyRequestAdmin_list: 'listAdminPrivacyRequests',
  PrivacyRequestAdmin_open: 'openAdminPrivacyRequest',
  PrivacyRequestAdmin_preview: 'previewAdminErasure',
  PrivacyRequestAdmin_send: 'sendAdminPrivacyLink',
  PrivacyRequestAdmin_erase: 'eraseAdminPrivacyRequest',
  MailRefusal_allow: 'allowMailSender',
  MailRefusal_refuse: 'refuseMailSender',
  Invitation_accept: 'acceptTeamInvitation',
  Invitation_chooseCustomer: 'chooseCustomer',
  Invitation_preview: 'previewTeamInvitation',
  Selection_choose: 'chooseSelectionSpace',
  Selection_vote: 'saveSelectionVote',
  Team_invite: 'inviteToTeam',
  Team_remove: 'removeTeamMember',
  Team_save: 'saveTeamMember',
  Team_withdraw: 'withdrawTeamInvitation',
  AccountPrivacy_erase: 'eraseAccount',
  AccountPrivacy_export: 'exportAccount',
  AccountSecondFactor_addPasskey: 'addPasskey',
  AccountSecondFactor_beginPasskey: 'beginPasskey',
  AccountSecondFactor_beginTotp: 'beginTotp',
  AccountSecondFactor_confirmTotp: 'confirmTotp',
  AccountSecondFactor_removePasskey: 'removePasskey',
  AccountSecondFactor_removeTotp: 'removeTotp',
  AccountSecondFactor_renewRecoveryCodes: 'renewRecoveryCodes',
  AccountSecurity_changeEmail: 'changeAccountEmail',
  AccountSecurity_changePassword: 'changeAccountPassword',
  AccountSecurity_endOthers: 'endOtherAccountSessions',
  AccountSecurity_endSession: 'endAccountSession',
  AccountSecurity_sessions: 'listAccountSessions',
  AiWriterAdmin_article: 'writeAiArticle',
  AiWriterAdmin_description: 'writeAiDescription',
  AiWriterAdmin_outline: 'writeAiOutline',
  AiWriterAdmin_passage: 'writeAiPassage',
  AiWriterAdmin_state: 'getAiWriterState',
  AiWriterAdmin_titles: 'writeAiTitles',
  AttributeAdmin_order: 'orderAdminAttributes',
  AttributeAdmin_preview: 'previewAdminAttributeMerge',
  Audit_export: 'exportAuditRecords',
  Audit_list: 'listAuditRecords',
  Auth_completeLogin: 'completeLogin',
  Auth_login: 'login',
  Auth_logout: 'logout',
  Auth_refresh: 'refreshSession',
  Auth_user: 'getCurrentUser',
  Availability_listBySpace: 'listAvailabilities',
  BlockedSlot_listBySpace: 'listBlockedSlots',
  BlockedSlotBulk_add: 'addBlockedSlots',
  BlockedSlotBulk_remove: 'removeBlockedSlots',
  BlogCategoryAdmin_order: 'orderAdminBlogCategories',
  BlogTagAdmin_order: 'orderAdminBlogTags',
  Booking_cancel: 'cancelGuestReservation',
  Booking_check: 'checkAvailability',
  Booking_create: 'createReservation',
  Booking_getGuestReservation: 'getGuestReservation',
  Booking_resendConfirmationCode: 'sendGuestEmailCode',
  Booking_confirmEmail: 'confirmGuestEmail',
  GuestLink_correctEmail: 'correctGuestEmail',
  Moderation_moderateInquiries: 'moderateInquiries',
  SenderBlockAdmin_listSenderBlocks: 'listSenderBlocks',
  SenderBlockAdmin_endSenderBlock: 'endSenderBlock',
  SenderBlockAdmin_restoreSenderBlock: 'restoreSenderBlock',
  BuildingPage_byUrl: 'getBuildingByUrl',
  Calendar_add: 'addCalendarFeed',
  Calendar_listBySpace: 'listSpaceCalendars',
  Calendar_preview: 'previewCalendarFeed',
  Calendar_refresh: 'refreshCalendarFeed',
  Calendar_remove: 'removeCalendarFeed',
  CalendarExport_createOwnerExport: 'createOwnerCalendarExport',
  CalendarExport_createSpaceExport: 'createSpaceCalendarExport',
  CalendarExport_downloadFile: 'downloadCalendar',
  CalendarExport_getOwnerExport: 'getOwnerCalendarExport',
  CalendarExport_revokeOwnerExport: 'revokeOwnerCalendarExport',
  CalendarExport_revokeSpaceExport: 'revokeSpaceCalendarExport',
  Catalog_list: 'listCatalog',
  Catalog_suggest: 'suggestFilters',
  CatalogMarksAdmin_retry: 'retryCatalogMarks',
  CatalogMarksAdmin_state: 'getCatalogMarks',
  Contact_send: 'sendContactMessage',
  ContentAdmin_order: 'orderAdminContentPages',
  CustomerMembershipAdmin_changeCredit: 'changeAdminCustomerCredit',
  Dashboard_overview: 'getDashboard',
  DayPlan_page: 'getDayPlanPage',
  DayPlan_read: 'getDayPlan',
  DayPlan_subscribe: 'subscribeDayPlan',
  DayPlan_unsubscribe: 'unsubscribeDayPlan',
  Demand_getCaptchaChallenge: 'getCaptchaChallenge',
  Geo_search: 'searchPlaces',
  Favourites_join: 'joinFavourites',
  GlobalSearch_find: 'searchGlobally',
  Impersonation_start: 'startImpersonation',
  Membership_cancel: 'cancelMembershipOrder',
  Membership_choosePublishedSpaces: 'choosePublishedSpaces',
  Membership_order: 'createMembershipOrder',
  FreeRooms_find: 'findFreeRooms',
  Membership_quote: 'quoteMembershipOrder',
  OptionLink_confirm: 'confirmLinkedOption',
  OptionLink_prolong: 'prolongLinkedOption',
  OptionLink_read: 'getLinkedOption',
  OptionLink_release: 'releaseLinkedOption',
  PriceList_archive: 'archivePriceList',
  PriceList_copy: 'copyPriceList',
  PriceList_tryBookings: 'tryPriceList',
  PriceList_update: 'updatePriceList',
  Pricing_quote: 'quotePrice',
  PurposeAdmin_order: 'orderAdminPurposes',
  PurposeAdmin_preview: 'previewAdminPurposeMerge',
  QueueAdmin_failed: 'listFailedJobs',
  QueueAdmin_outbox: 'getOutboxBacklog',
  QueueAdmin_remove: 'removeFailedJob',
  QueueAdmin_retry: 'retryFailedJob',
  QueueAdmin_retryAll: 'retryFailedJobs',
  QueueAdmin_state: 'listQueues',
  Registration_register: 'register',
  Reservation_calendar: 'getOwnerCalendar',
  Reservation_confirmAll: 'confirmReservations',
  Reservation_getProgram: 'getReservationProgram',
  Reservation_listBySpace: 'listSpaceReservations',
  ReservationChange_accept: 'acceptProposal',
  ReservationChange_change: 'changeReservation',
  ReservationChange_changeAsGuest: 'changeGuestReservation',
  ReservationChange_decideAsGuest: 'decideGuestProposal',
  ReservationChange_decline: 'declineProposal',
  ReservationChange_withdraw: 'withdrawProposal',
  ReservationChangePreview_previewAsGuest: 'previewGuestChange',
  ReservationChangePreview_previewAsHost: 'previewReservationChange',
  SeoUrlBulkAdmin_bulk: 'changeAdminSeoUrls',
  SeoUrlBulkAdmin_import: 'importAdminSeoUrls',
  SeoUrlBulkAdmin_removeAll: 'removeAdminSeoUrls',
  Series_preview: 'previewSeriesChange',
  SpaceCards_listByUrls: 'listSpaceCardsByUrl',
  SpaceCards_listByIds: 'listSpaceCards',
  SpaceCards_compare: 'compareSpaces',
  SpaceCopy_copy: 'copySpaceSettings',
  SpaceCopy_duplicate: 'duplicateSpace',
  SpaceOwner_addBuilding: 'addBuilding',
  SpaceOwner_addSpace: 'addSpace',
  SpaceOwner_catalog: 'getOwnerCatalog',
  SpaceOwner_saveBuilding: 'saveBuilding',
  TaxonomyAdmin_list: 'getAdminTaxonomy',
  Timeline_list: 'getTimeline',
  UserLinks_confirm: 'confirmEmail',
  UserLinks_lost: 'requestPasswordReset',
  UserLinks_markDevice: 'markDevice',
  UserLinks_resend: 'resendEmailConfirmation',
  UserLinks_reset: 'resetPassword',
  UserLinks_sendDeviceCode: 'sendDeviceCode',
  Waiting_list: 'getOwnerWaiting',
  WaitingList_list: 'listWaitingItems',
  WaitingList_remind: 'remindWaitingItem',
  GuestWaitlist_confirm: 'confirmWaitlistEntry',
  GuestWaitlist_leave: 'unsubscribeWaitlistEntry',
  GuestWaitlist_page: 'getWaitlistUnsubscribePage',
  GuestWaitlist_read: 'getWaitlistEntry',
  Waitlist_join: 'joinWaitlist',
  Waitlist_joinOwn: 'joinOwnWaitlist',
  Waitlist_leave: 'leaveWaitlist',
  Waitlist_list: 'listWaitlist',
  Waitlist_offer: 'offerWaitlistEntry',
  Waitlist_pass: 'passWaitlistEntry',
  Waitlist_take: 'takeWaitlistEntry',
};

/**
 * Name of the generated function of an operation: the verb, then the record. `UserAdmin_list` becomes
 * `listAdminUsers`, `UserAdmin_setRoles` `setAdminUserRoles`.
 * @param id operation id of the API, `<Controller>_<method>`
 */
export function toFunctionName(id: string): string {
  const name = NAMES[id];
  if (name) return name;
  const [controller = '', method = ''] = id.split('_');
  const isAdmin = controller.endsWith('Admin');
  const subject = isAdmin ? controller.slice(0, -'Admin'.length) : controller;
  const record = `${isAdmin ? 'Admin' : ''}${RECORDS[subject] ?? subject}`;
  const [word = '', ...rest] = method.split(/(?=[A-Z])/u);
  const verb = SYNONYMS[word] ?? word;
  if (!VERBS.has(verb) && verb !== 'get') return `get${record}${capitalize(method)}`;
  const hasMany = (verb === 'list' && rest.length === 0) || verb === 'export';
  return `${verb}${hasMany ? toPlural(record) : record}${rest.join('')}`;
}

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const toPlural = (noun: string): string =>
  noun.replace(/y$/u, 'ie').replace(/ch$/u, 'che').replace(/s$/u, '').concat('s');
