export * from '@noren/testbed/nats'
