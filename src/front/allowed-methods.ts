interface Route {
  method: string;
  path: string;
}

/** The methods that have a route at `path`; HEAD comes with GET. */
export function findAllowedMethods(routes: Route[], path: string): string[] {
  const methods = routes
    .filter((route) => route.method !== 'ALL' && matches(route.path, path))
    .map((route) => route.method);
  if (methods.includes('GET')) methods.push('HEAD');
  return [...new Set(methods)].toSorted();
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}
