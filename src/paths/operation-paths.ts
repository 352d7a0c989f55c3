/** What a load balancer and a monitoring system ask for. */
export const operationPaths = {
  /** The process is alive. */
  health: '/healthz',
  /** Database and storage answer too. */
  ready: '/readyz',
  metrics: '/metrics',
};
