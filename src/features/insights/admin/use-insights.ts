import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageBy, StatBy } from '../stats.contract.ts';
import { insightsApi } from './insights-api.ts';
import type { Range } from './range.ts';

const keyOf = (what: string, range: Range, by = '') => ['insights', what, range.from, range.to, by];

/** Previous figures stay until the new days are loaded: nothing jumps. */
const caching = { placeholderData: keepPreviousData, staleTime: 60_000 } as const;

export const useSummary = (range: Range) =>
  useQuery({
    queryKey: keyOf('summary', range),
    queryFn: () => insightsApi.readSummary(range),
    meta: { failure: 'The figures could not be loaded.' },
    ...caching,
  });

export const usePages = (range: Range, by: PageBy | null) =>
  useQuery({
    queryKey: keyOf('pages', range, by ?? ''),
    queryFn: () => insightsApi.listPages(range, by!),
    enabled: by !== null,
    staleTime: caching.staleTime,
  });

export const useSources = (range: Range, isWanted: boolean) =>
  useQuery({
    queryKey: keyOf('sources', range),
    queryFn: () => insightsApi.listSources(range),
    enabled: isWanted,
    staleTime: caching.staleTime,
  });

export const useFunnels = (range: Range, by: StatBy) =>
  useQuery({
    queryKey: keyOf('funnel', range, by),
    queryFn: () => insightsApi.listFunnels(range, by),
    staleTime: caching.staleTime,
  });

export const useNext = (range: Range) =>
  useQuery({ queryKey: keyOf('next', range), queryFn: () => insightsApi.listNext(range), ...caching });

export const useIssues = (range: Range) =>
  useQuery({ queryKey: keyOf('issues', range), queryFn: () => insightsApi.listIssues(range), ...caching });

export const useQuiz = (range: Range) =>
  useQuery({ queryKey: keyOf('quiz', range), queryFn: () => insightsApi.readQuiz(range), ...caching });
