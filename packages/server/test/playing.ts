export * from '@noren/testbed/playing'
