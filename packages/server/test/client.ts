export * from '@noren/testbed/client'
