/** For load balancers and monitoring systems. */
export const operationPaths = {
  /** The process is alive. */
  health: '/healthz',
  /** Database and storage respond too. */
  ready: '/readyz',
  metrics: '/metrics',
};
