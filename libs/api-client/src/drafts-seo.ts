import type { CapacityBucket } from './names.ts';

/** `empty`: no published space; `orphan`: a value of the filter is gone; `conflict`: it stands in another address's way; `texts`: what a result page would cut or miss. */
export type AdminSeoProblemKind = 'empty' | 'orphan' | 'conflict' | 'texts';

export type AdminSeoProblem = {
    kind: AdminSeoProblemKind;
    message: string;
    /** Member of the input the problem is about. */
    field: string | null;
    /** The other SEO address of a conflict. */
    other_id: number | null;
};

/** A value of the filter; one that is gone has a name that says so. */
export type AdminSeoValue = {
    id: number;
    name: string;
    gone: boolean;
};

export type AdminSeoLink = {
    link_name: string | null;
    title: string;
    /** Path of this site or an https address. */
    url: string;
};

export type AdminSeoUrlRow = {
    id: number;
    /** What follows /katalog/. */
    path: string;
    /** Path on the site. */
    url: string;
    location: AdminSeoValue | null;
    purpose: AdminSeoValue | null;
    capacity: CapacityBucket | null;
    attributes: AdminSeoValue[];
    title: string;
    h1: string;
    meta_description: string;
    has_description: boolean;
    footer_links_count: number;
    in_footer: boolean;
    /** Published spaces now. */
    results: number;
    problems: AdminSeoProblem[];
    updated_at: string;
    version: number;
};

export type AdminSeoUrlCounts = {
    all: number;
    empty: number;
    orphan: number;
    conflict: number;
    texts: number;
    in_footer: number;
};

export type AdminSeoUrlsAnswer = {
    page: number;
    nr_of_pages: number;
    total: number;
    items: AdminSeoUrlRow[];
    /** Under every filter but the problem and the footer. */
    counts: AdminSeoUrlCounts;
};

export type AdminSeoUrl = AdminSeoUrlRow & {
    location_id: number | null;
    purpose_id: number | null;
    attribute_ids: number[];
    /** Sanitised HTML below the list. */
    description: string;
    footer_links: AdminSeoLink[];
};

export type AdminSeoUrlInput = {
    path: string;
    location_id: number | null;
    purpose_id: number | null;
    capacity: CapacityBucket | null;
    attribute_ids: number[];
    title: string;
    h1: string;
    meta_description: string;
    description: string;
    footer_links: AdminSeoLink[];
    in_footer: boolean;
};

export type AdminSeoUrlChange = AdminSeoUrlInput & {
    version: number;
};

/** As the input, but texts may be unfinished. */
export type AdminSeoUrlDraft = AdminSeoUrlInput & {
    /** The address the draft is of; null for a new one. */
    id: number | null;
};

export type AdminSeoOther = {
    id: number;
    path: string;
};

export type AdminSeoSuggestions = {
    path: string;
    title: string;
    h1: string;
    meta_description: string;
};

export type AdminSeoUrlCheck = {
    /** Where the page would be; null while the path is empty or wrong. */
    url: string | null;
    results: number;
    /** Address of the filter as it is without this SEO address; null where no value is chosen or one is gone. */
    canonical_before: string | null;
    problems: AdminSeoProblem[];
    /** What saving would be refused for, by field. */
    errors: { [key: string]: string };
    /** The address that has the path or the filter already. */
    other: AdminSeoOther | null;
    suggestions: AdminSeoSuggestions;
};

export type AdminSeoLocationOption = {
    id: number;
    name: string;
    slug: string;
    kind: 'region' | 'town' | 'city_part';
    parent_id: number | null;
    locative: string | null;
    count: number;
};

export type AdminSeoPurposeOption = {
    id: number;
    name: string;
    slug: string;
    title_phrase: string;
    count: number;
};

export type AdminSeoAttributeOption = {
    id: number;
    name: string;
    group: 'equipments' | 'services';
    count: number;
};

export type AdminSeoCapacityOption = {
    id: CapacityBucket;
    name: string;
    count: number;
};

export type AdminSeoUrlOptions = {
    locations: AdminSeoLocationOption[];
    purposes: AdminSeoPurposeOption[];
    attributes: AdminSeoAttributeOption[];
    capacities: AdminSeoCapacityOption[];
};

/** Placeholders: {prostory} {kde} {místo} {účel} {kapacita} {počet}, with or without diacritics. */
export type AdminSeoTemplates = {
    path: string;
    title: string;
    h1: string;
    meta_description: string;
    description: string;
};

export type AdminSeoBulkInput = {
    /** At most 100; none = addresses of purposes alone. */
    location_ids: number[];
    /** At most 50; none = addresses of places alone. */
    purpose_ids: number[];
    capacity: CapacityBucket | null;
    templates: AdminSeoTemplates;
    only_with_results: boolean;
    in_footer: boolean;
    dry_run: boolean;
};

export type AdminSeoBulkRow = {
    location: AdminSeoValue | null;
    purpose: AdminSeoValue | null;
    path: string;
    title: string;
    h1: string;
    meta_description: string;
    results: number;
    /** Only `new` ones are made. */
    state: 'new' | 'exists' | 'conflict' | 'no_locative' | 'empty' | 'invalid';
    message: string | null;
    /** The one that was made, or the one that exists. */
    id: number | null;
};

export type AdminSeoBulkAnswer = {
    rows: AdminSeoBulkRow[];
    /** How many were made; 0 of a dry run. */
    created: number;
    /** Ids of those that were made, for taking them back. */
    ids: number[];
};

/** At most 1000. */
export type AdminSeoIds = {
    ids: number[];
};

export type AdminSeoUrlsDeleted = {
    items: AdminSeoUrl[];
};

export type AdminSeoImportInput = {
    csv: string;
    dry_run: boolean;
    /** Writes the rows that are right although others are not. */
    skip_errors: boolean;
};

export type AdminSeoImportMessage = {
    /** Title of the column; null = the whole line. */
    column: string | null;
    message: string;
};

export type AdminSeoImportRow = {
    /** Line of the file, from 1. */
    line: number;
    path: string;
    title: string;
    state: 'new' | 'changed' | 'same' | 'error';
    messages: AdminSeoImportMessage[];
    /** The address that is there already or was made. */
    id: number | null;
};

export type AdminSeoImportCounts = {
    new: number;
    changed: number;
    same: number;
    error: number;
};

export type AdminSeoImportAnswer = {
    rows: AdminSeoImportRow[];
    counts: AdminSeoImportCounts;
    /** How many addresses were written; 0 of a dry run, and where a row is wrong and `skip_errors` is not set. */
    written: number;
};
