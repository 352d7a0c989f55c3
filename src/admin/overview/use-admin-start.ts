import { useQuery } from '@tanstack/react-query';
import { settingsApi } from '#features/settings/admin/settings-api.ts';

export const adminStartKey = ['admin-start'];

/** The screen that /admin opens; undefined until it is known; the specification's default if it cannot be read. */
export const useAdminStart = () => {
  const { data, isError } = useQuery({
    queryKey: adminStartKey,
    queryFn: settingsApi.readAdminStart,
    staleTime: Infinity,
  });
  return isError ? ('settings' as const) : data?.opens;
};
